import { deleteForgottenSignIns, deleteSignIn } from '../../storage/sign-ins.ts';
import type { Context } from '../context.ts';

const forgottenMax = 1_000;

/** Forgets a login that nobody is to have; one that an account has stays. */
export async function dropSignIn({ database }: Context, signInId: string): Promise<void> {
  await deleteSignIn(database.sql, signInId);
}

/** Forgets, a thousand at most, those whose time is over. */
export async function forgetSignIns({ database, clock }: Context): Promise<void> {
  await deleteForgottenSignIns(database.sql, clock.now(), forgottenMax);
}
