-- Run on a database that was restored to an earlier moment, before its service starts:
--
--   psql --username=identity --dbname=identity --set=ON_ERROR_STOP=1 --file=deploy/postgres/after-restore.sql
--
-- Ids that were given out after that moment are known to other services, to customers and to Kafka. Every sequence goes
-- on far beyond them, so that none is ever given to something else. Repeated, it goes on once more.
do $$
declare
  own record;
begin
  for own in
    select schemaname, sequencename, increment_by, coalesce(last_value, start_value) as reached
    from pg_sequences where schemaname = current_schema()
  loop
    perform setval(format('%I.%I', own.schemaname, own.sequencename), own.reached + 100000000 * own.increment_by);
  end loop;
end
$$;
