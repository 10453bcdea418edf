-- The partner that made an endpoint while acting for its client; null for what an account made itself. Only that partner
-- reaches it, and it is sent nothing while the client is another's.
alter table webhook_endpoint add column partner_account_id bigint;

-- Clients have no keys: what stands on a client's account was made by a partner, the present one unless there was another
-- at that time.
update webhook_endpoint endpoint set partner_account_id = attached.partner_account_id
from account_partner attached
where attached.account_id = endpoint.account_id and (
  endpoint.created_at >= attached.attached_at
  or not exists (
    select from account_partner_had had
    where had.account_id = attached.account_id and had.partner_account_id <> attached.partner_account_id));
update webhook_endpoint endpoint
set deleted_at = now(), secret_sealed = '', previous_secret_sealed = null, previous_secret_until = null
from account_partner attached
where attached.account_id = endpoint.account_id and endpoint.partner_account_id is null and endpoint.deleted_at is null;
