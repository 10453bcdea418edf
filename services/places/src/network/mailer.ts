import type { Logger } from '@review-reply/telemetry';
import type { Sent } from '../domain/report.ts';
import type { Mail } from '../domain/report-mail.ts';

const connectionTimeout = 10_000;
const greetingTimeout = 10_000;
const socketTimeout = 60_000;

export interface MailerOptions {
  /** smtp://user:password@host:port, or smtps://. */
  readonly url: string;
  /** Address that mails come from. */
  readonly from: string;
  /** Whether nothing is sent without TLS. */
  readonly requireTLS: boolean;
  readonly logger: Logger;
}

export interface AddressedMail extends Mail {
  readonly to: string;
  /** Ends further mails by a POST (RFC 8058). */
  readonly unsubscribeUrl: string;
}

/** Sends a mail, by a connection of its own. It never fails: what became of the mail is the answer. */
export type SendMail = (mail: AddressedMail) => Promise<Sent>;

export function createMailer({ url, from, requireTLS, logger }: MailerOptions): SendMail {
  return async ({ to, subject, text, html, unsubscribeUrl }) => {
    const { default: nodemailer } = await import('nodemailer');
    let begun = false;
    const transport = nodemailer.createTransport({
      ...{ url, requireTLS, connectionTimeout, greetingTimeout, socketTimeout },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
    // Called once the server has let us in and the mail is about to be sent.
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((content) => {
        begun = true;
        return content;
      });
      done();
    });
    try {
      await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text, html },
        list: { unsubscribe: unsubscribeUrl },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
      });
      return 'taken';
    } catch (error) {
      const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
      // Without the server's words, which name who is written to.
      logger.warn({ code, command, response_code: responseCode }, 'The mail server did not take a mail.');
      if (!begun) return 'refused';
      if (responseCode === undefined) return 'doubt';
      return responseCode < 500 ? 'refused' : 'refused_for_good';
    }
  };
}
