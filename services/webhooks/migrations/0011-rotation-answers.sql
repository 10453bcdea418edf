-- The stored answer of a rotation is the whole endpoint as it was answered; what was stored before tells only when it was.
delete from idempotency_claim where operation = 'rotate_webhook_secret';
