-- For lists of answered reviews, as review_unanswered is for the others: where an account has few of them, all of its
-- reviews were read. It costs one entry more for a review that is answered, which moves between indexes then anyway.
create index review_answered on review (account_id, created_at desc, review_id desc)
  where removed_at is null and answered;
