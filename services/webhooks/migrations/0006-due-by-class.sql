-- The index of what is due, by class first: endpoints with first attempts are few and looked for all the time, those with
-- retries may be many and are looked for now and then. An expression that the planner does not rewrite: it turns
-- "(attempts > 0) = false" into "attempts <= 0", and finds no index for that.
create index delivery_due_by_class on delivery ((least(attempts, 1)), webhook_id, due_at) where due_at is not null;
drop index delivery_due;
