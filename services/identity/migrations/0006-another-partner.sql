-- A person is another account with each partner: whoever left one and joined another has two until the first is erased.
alter table google_login drop constraint google_login_pkey, add primary key (google_sub, account_id);

-- An enrolment that came to nothing forgets who it was for, 30 days after its link's end.
alter table enrollment alter column email drop not null;
create index enrollment_forgetting on enrollment (expires_at)
  where account_id is null and email is not null and status <> 'pending';
