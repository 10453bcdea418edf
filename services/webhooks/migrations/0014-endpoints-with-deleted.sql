-- An account's endpoints with the deleted ones: what an account or a client leaves behind is looked up, not searched for
-- among all.
create index webhook_endpoint_account_ever on webhook_endpoint (account_id);
