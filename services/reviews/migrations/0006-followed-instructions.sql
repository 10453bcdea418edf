-- Whether a suggestion followed the account's instructions; null when there were none, or it was made before this was kept.
alter table suggestion add column followed_instructions boolean;
