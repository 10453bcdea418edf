-- An erasure looks for an account's rows a batch at a time: what others have is not read for each of them. Neither index
-- costs much: a generation is written twice, beside a call of a model, and a cursor once a read beyond its own page.
create index sync_cursor_account on sync_cursor (account_id);
create index generation_account on generation (account_id);
