-- The owner's own words for a place, as operators keep them; both writers of suggestions use them.
create table place_voice (
  place_ref bigint primary key,
  account_id bigint not null,
  -- [{topic, words, text}]
  snippets jsonb not null,
  -- [{rating, text}]
  samples jsonb not null
);
create index place_voice_account on place_voice (account_id);
