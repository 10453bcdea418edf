import { startDueWorker } from '@review-reply/jobs';
import type { Lifecycle } from '@review-reply/runtime';
import { type DueReport, leaseDueReports, releaseReport } from '../storage/reports.ts';
import { type ReportContext, sendReport } from '../use-cases/reports/send-report.ts';

/** Reports made at once by one process. */
const concurrencyMax = 2;
const pollEveryMs = 1_000;
/** Longer than asking two services and sending an e-mail may take. */
const leaseMs = 180_000;

/** Sends the reports of active places, each as it falls due. */
export function startSendingReports(context: ReportContext, life: Lifecycle): void {
  const { database, clock } = context;
  startDueWorker<DueReport>({
    name: 'send-reports',
    ...{ database, clock, life, concurrencyMax, pollEveryMs, leaseMs },
    lease: leaseDueReports,
    handle: (report) => sendReport(context, report),
    giveBack: (report) => releaseReport(database.sql, report, null),
  });
}
