import { Command } from 'commander';
import { addKeyCommands, addSigningKeyCommands, addTermsCommands } from './commands/access.ts';
import { addAccountCommands, addPartnerCommands } from './commands/accounts.ts';
import { addAutopilotCommands } from './commands/autopilot.ts';
import { addBillingCommands } from './commands/billing.ts';
import { addDataKeyCommands } from './commands/data-keys.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addErasureCommands } from './commands/erasures.ts';
import { addInvoiceCommands } from './commands/invoices.ts';
import { addParkedCommands } from './commands/parked.ts';
import { addPlaceCommands } from './commands/places.ts';
import { addReviewCommands } from './commands/reviews.ts';
import { addVoiceCommands } from './commands/voice.ts';

/** Every operator's command. */
export function createProgram(): Command {
  const program = new Command('npm run admin --')
    .description(
      'Operates a running platform: accounts, keys, plans, Suns, invoices, autopilot, parked events, erasures, data keys.',
    )
    .showHelpAfterError()
    .addHelpText(
      'after',
      '\nIt acts on the platform that `npm start` runs here, or on the one that RPC_DIR and <SERVICE>_ADDRESS name.',
    );
  addAccountCommands(program);
  addPartnerCommands(program);
  addTermsCommands(program);
  addKeyCommands(program);
  addSigningKeyCommands(program);
  addPlaceCommands(program);
  addAutopilotCommands(program);
  addReviewCommands(program);
  addVoiceCommands(program);
  addBillingCommands(program);
  addInvoiceCommands(program);
  addParkedCommands(program);
  addErasureCommands(program);
  addDataKeyCommands(program);
  addDoctorCommand(program);
  return program;
}
