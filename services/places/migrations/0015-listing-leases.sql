-- A lease that a crash of the database forgets is no loss: its writer's connection ended with it. Each change of a
-- listing waits for no disk on its account.
alter table listing_writer set unlogged;
