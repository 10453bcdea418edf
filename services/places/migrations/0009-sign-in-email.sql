-- The e-mail address that the platform knows somebody by who signed in; forgotten with the sign-in, or once an account has
-- the login.
alter table sign_in add column email text;
