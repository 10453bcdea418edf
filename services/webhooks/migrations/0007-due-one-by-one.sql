-- Entries of deliveries that were due at the same moment are not joined to one: a joined entry can only be marked as dead, and
-- so passed over without a look at its rows, when all of them are, and claims begin where most are.
alter index delivery_due_by_class set (deduplicate_items = off);
