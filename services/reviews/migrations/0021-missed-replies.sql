-- When the complete read began that has not found a published reply last: it counts once it has come to its end, in
-- missing_reads, however many of its pages did not show the reply. Business time.
alter table reply add column missed_read_at timestamptz;
