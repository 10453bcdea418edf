-- Formerly da20d3b50582941c867eed3183d7028a8a9dcc9d88336fe4137a132f7a7b8939: it made tables of packages too.
-- Numbers that stand in money records for what was erased: below zero, and told nowhere else.
create sequence anonymous_id as bigint increment -1 minvalue -9223372036854775808 maxvalue -1 start -1;
