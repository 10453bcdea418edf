-- The e-mail address of whoever signed in with an enrolment's link, as Google tells it.
alter table enrollment add column signed_in_email text;
