-- A contract may have no spending cap: null.
alter table partner_contract alter column spending_cap_cents drop not null;
