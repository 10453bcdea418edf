-- When a reply was sent without our hearing what became of it: its platform's word alone ends it then. Business time.
alter table publication add column unknown_since timestamptz;

-- How the attempts of those that wait now ended was not kept.
update publication set unknown_since = updated_at where due_at is not null and status = 'retrying' and attempts > 0;
