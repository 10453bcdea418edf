-- The language of an account's holder, in which deliveries tell what is told in words; English until it is heard of.
create table account_locale (
  account_id bigint primary key,
  -- en or fr.
  locale text not null
);
