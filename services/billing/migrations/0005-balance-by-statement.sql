-- The entries of a transfer add up to nothing in every unit: each statement that adds entries adds whole transfers, and
-- is checked as it ends by what it added alone. Looking each transfer up again at the commit, once for either entry, let a
-- transfer be half there until then.
drop trigger ledger_entry_balanced on ledger_entry;
drop function check_transfer_balanced();

create function check_entries_balanced() returns trigger language plpgsql as $$
declare
  unbalanced uuid;
begin
  select transfer_id into unbalanced from added group by transfer_id, unit having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Transfer % is not balanced.', unbalanced using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as added for each statement execute function check_entries_balanced();
