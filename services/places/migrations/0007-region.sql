-- Where a place is (ISO 3166-1, two letters), as its platform says: how telephone numbers without a country are read
-- there. Null until its login is connected again.
alter table place add column region text;
