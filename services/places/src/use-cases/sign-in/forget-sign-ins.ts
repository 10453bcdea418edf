import { open } from '@review-reply/crypto';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type SignIn, signInSealContext } from '../../domain/sign-in.ts';
import { deleteForgottenSignIns, deleteSignIn } from '../../storage/sign-ins.ts';
import type { Context } from '../context.ts';
import { endGrant } from './end-grant.ts';

type Forgetting = Pick<Context, 'database' | 'clock' | 'dataKeys'>;

const forgottenMax = 1_000;

/** Forgets a login that nobody is to have, whose grant is to be ended; one that an account has stays. */
export async function dropSignIn(context: Forgetting, signInId: string): Promise<void> {
  await inTransaction(context.database, async (tx) => endGrants(tx, context, await deleteSignIn(tx, signInId)));
}

/** Forgets, a thousand at most, those whose time is over, and has the grants ended that no account came to have. */
export async function forgetSignIns(context: Forgetting): Promise<void> {
  await inTransaction(context.database, async (tx) =>
    endGrants(tx, context, await deleteForgottenSignIns(tx, context.clock.now(), forgottenMax)),
  );
}

async function endGrants(tx: Transaction, context: Forgetting, signIns: readonly SignIn[]): Promise<void> {
  for (const { signInId, platform, platformUser, credentialsSealed } of signIns) {
    if (credentialsSealed === null) continue;
    const credentials = open(context.dataKeys, signInSealContext(signInId), credentialsSealed);
    await endGrant(tx, context, { platform, platformUser, credentials });
  }
}
