import type { Message } from '../faults/codes.ts';
import type { ErrorCode } from './codes.ts';

/**
 * The sentence of every error. Placeholders are members of `details`; a part in `[…]` is left out when one is missing.
 */
export const errorMessages: Record<ErrorCode, Message> = {
  unsupported_grant_type: {
    en: 'Only the grant type client_credentials is supported.',
    fr: 'Seul le type d’autorisation client_credentials est pris en charge.',
  },
  invalid_scope: {
    en: 'A requested scope is outside the scopes of the key.',
    fr: 'Une portée demandée ne fait pas partie des portées de la clé.',
  },
  invalid_client: {
    en: 'The client credentials are missing or wrong.',
    fr: 'Les identifiants du client sont absents ou incorrects.',
  },
  invalid_token: {
    en: 'The access token is missing, invalid or expired.',
    fr: 'Le jeton d’accès est absent, invalide ou expiré.',
  },
  insufficient_suns: {
    en: 'There are not enough Suns for this[: {required_suns} needed][, {available_suns} available].',
    fr: 'Il n’y a pas assez de Suns pour cela[ : {required_suns} nécessaires][, {available_suns} disponibles].',
  },
  insufficient_scope: {
    en: 'The token lacks the scope of this endpoint[: {required_scope}].',
    fr: 'Le jeton n’a pas la portée exigée par ce point d’accès[ : {required_scope}].',
  },
  not_found: { en: 'There is no such resource.', fr: 'Cette ressource n’existe pas.' },
  account_not_found: { en: 'There is no such client account.', fr: 'Ce compte client n’existe pas.' },
  terms_not_accepted: {
    en: 'The terms in force have not been accepted[; version: {version}].',
    fr: 'Les conditions en vigueur n’ont pas été acceptées[ ; version : {version}].',
  },
  already_published: {
    en: 'A reply to this review is published already.',
    fr: 'Une réponse à cet avis est déjà publiée.',
  },
  validation_failed: { en: 'The request is invalid.', fr: 'La requête est invalide.' },
  platform_not_publishable: {
    en: 'A reply to this review cannot be published.',
    fr: 'Une réponse à cet avis ne peut pas être publiée.',
  },
  rate_limited: {
    en: 'Too many requests[; try again in {retry_after_s} s].',
    fr: 'Trop de requêtes[ ; réessayez dans {retry_after_s} s].',
  },
  invalid_request: {
    en: 'The request is incomplete or malformed.',
    fr: 'La requête est incomplète ou mal formée.',
  },
  malformed_json: { en: 'The body is not valid JSON.', fr: 'Le corps de la requête n’est pas du JSON valide.' },
  spending_cap_reached: {
    en: 'The monthly spending cap is reached.',
    fr: 'Le plafond de dépenses mensuel est atteint.',
  },
  plan_required: { en: 'The place needs a plan for this.', fr: 'L’établissement doit avoir une formule pour cela.' },
  method_not_allowed: {
    en: 'This method is not allowed here[; allowed: {allowed}].',
    fr: 'Cette méthode n’est pas autorisée ici[ ; autorisées : {allowed}].',
  },
  place_not_connected: {
    en: 'The place is not connected to its platform[: {reason}].',
    fr: 'L’établissement n’est pas connecté à sa plateforme[ : {reason}].',
  },
  listing_changed: {
    en: 'The listing was changed by somebody else at the same time; nothing was sent.',
    fr: 'La fiche a été modifiée au même moment par quelqu’un d’autre ; rien n’a été envoyé.',
  },
  publication_in_progress: {
    en: 'A reply to this review is being published.',
    fr: 'Une réponse à cet avis est en cours de publication.',
  },
  malformed_request: { en: 'The request is not valid HTTP.', fr: 'La requête n’est pas du HTTP valide.' },
  request_timeout: { en: 'The request did not arrive in time.', fr: 'La requête n’est pas arrivée à temps.' },
  headers_too_large: {
    en: 'The headers of the request are too large.',
    fr: 'Les en-têtes de la requête sont trop volumineux.',
  },
  account_suspended: { en: 'The account is suspended.', fr: 'Le compte est suspendu.' },
  enrollment_not_cancelable: {
    en: 'The enrolment can no longer be canceled.',
    fr: 'L’inscription ne peut plus être annulée.',
  },
  idempotency_in_progress: {
    en: 'The first request with this Idempotency-Key is still running.',
    fr: 'La première requête avec cette Idempotency-Key est encore en cours.',
  },
  payload_too_large: {
    en: 'The body is too large[: at most {limit_bytes} bytes].',
    fr: 'Le corps de la requête est trop grand[ : au plus {limit_bytes} octets].',
  },
  not_acceptable: {
    en: 'The answer is not available in any type that Accept names[; available: {available}].',
    fr: 'La réponse n’existe dans aucun des types que nomme Accept[ ; disponibles : {available}].',
  },
  unsupported_media_type: {
    en: 'The type of the body is not supported[; supported: {supported}].',
    fr: 'Le type du corps de la requête n’est pas pris en charge[ ; pris en charge : {supported}].',
  },
  platform_refused: { en: 'The platform refused this.', fr: 'La plateforme a refusé cela.' },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used with another request before.',
    fr: 'Cette Idempotency-Key a déjà servi à une autre requête.',
  },
  internal_error: { en: 'Something went wrong on our side.', fr: 'Une erreur s’est produite de notre côté.' },
  listing_unavailable: {
    en: 'The listing cannot be read at the moment.',
    fr: 'La fiche ne peut pas être lue pour le moment.',
  },
  generation_unavailable: {
    en: 'No suggestion could be generated at the moment; nothing was charged.',
    fr: 'Aucune suggestion n’a pu être générée pour le moment ; rien n’a été débité.',
  },
  service_unavailable: {
    en: 'The service is not available at the moment.',
    fr: 'Le service n’est pas disponible pour le moment.',
  },
};
