import type { PlacesService } from '@review-reply/proto/places/v1/places';
import { forSystem, type ServiceMethods } from '@review-reply/rpc';
import type { Place } from '../domain/place.ts';
import type { Context } from '../use-cases/context.ts';
import { endReports, findReportLink } from '../use-cases/reports/report-link.ts';

type Methods = ServiceMethods<typeof PlacesService>;

/** What the page asks on which whoever has a report's mail ends further ones. */
export function reportMethods(context: Context): Pick<Methods, 'getReportLink' | 'endReports'> {
  return {
    getReportLink: forSystem(async ({ token }) => toLink(await findReportLink(context, token))),
    endReports: forSystem(async ({ token }) => toLink(await endReports(context, token))),
  };
}

const toLink = ({ name, active, settings }: Place) => ({
  placeName: name,
  sent: active && settings.reportFrequencyDays > 0,
});
