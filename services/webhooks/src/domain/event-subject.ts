/** What an event is about: it decides who may hear of it again, and what an erasure takes. */
export interface EventSubject {
  /**
   * The account that it is about: the receiver's own or its client's; of an enrolment the client's, once there is one.
   */
  readonly subjectAccountId: bigint | null;
  /** The enrolment that it tells of, which is the receiver's own whatever becomes of the client. */
  readonly enrollmentId: bigint | null;
}
