-- What the review said that a reply of autopilot's is written for, as a digest; null of a person's, and of autopilot's
-- that was accepted before: those are sent whatever the review says.
alter table publication add column written_for text;
