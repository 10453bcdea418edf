-- The report of a place that its account is sent by e-mail. When the next one is due follows from the settings alone.

alter table place
  -- Business time up to which the last report told, or from which the first one tells. Moved on before a report is
  -- sent, so that no period is told of twice.
  add column report_since timestamptz not null default now(),
  -- Business time of the next try, after one that failed.
  add column report_retry_at timestamptz,
  add column report_failures integer not null default 0,
  -- Real time until which one process makes the report.
  add column report_lease_until timestamptz;
-- Of times without a zone, since adding days to others is not immutable.
create index place_report_due on place (
  ((report_since at time zone 'UTC') + make_interval(days => (settings ->> 'reportFrequencyDays')::integer))
) where active and settings ->> 'reportFrequencyDays' <> '0';
