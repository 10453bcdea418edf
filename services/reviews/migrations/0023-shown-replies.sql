-- A reply that a platform took, as that shows it, where it is or may be another text than was sent.
alter table reply add column shown_text text;
