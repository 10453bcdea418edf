-- When the complete read began that has not found a review last, once that is counted in missing_reads: a read that
-- counts a part of a place's reviews at a time counts none twice, whenever it is stopped. Business time.
alter table review add column missed_read_at timestamptz;
