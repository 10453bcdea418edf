-- Formerly 6bc9b814e585abd5e26f3b441a8ee9f3648de9c48c5e8af1c65c66451eb28937: it made tables of packages too.
-- What handling an event leaves behind.
create table effect (
  stretch_id bigint not null,
  number bigint not null,
  primary key (stretch_id, number)
);
