-- The language that a platform keeps a place's profile in (BCP 47): where a country has several, replies to reviews that
-- show none are in it. Null until its login is connected again.
alter table place add column locale text;
