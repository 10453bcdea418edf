/**
 * A sentence in every language of the API. Placeholders are `{name}`; a part in `[…]` is left out when one is missing.
 */
export interface Message {
  readonly en: string;
  readonly fr: string;
}

/** Every code that a fault of `validation_failed` can carry. */
export const faultCodes = {
  required: { en: 'This value is required.', fr: 'Cette valeur est obligatoire.' },
  one_of_required: {
    en: 'At least one of these is required: {fields}.',
    fr: 'Au moins un de ces champs est obligatoire : {fields}.',
  },
  unknown_field: { en: 'This field is not known.', fr: 'Ce champ est inconnu.' },
  unknown_parameter: { en: 'This parameter is not known.', fr: 'Ce paramètre est inconnu.' },
  repeated_parameter: {
    en: 'This parameter may be given only once.',
    fr: 'Ce paramètre ne peut être donné qu’une seule fois.',
  },
  not_allowed: { en: 'This is not allowed here.', fr: 'Ceci n’est pas autorisé ici.' },
  invalid_type: {
    en: 'This value has the wrong type[; expected: {expected}].',
    fr: 'Cette valeur n’a pas le bon type[ ; attendu : {expected}].',
  },
  invalid_value: {
    en: 'This value is not allowed[; allowed: {allowed}].',
    fr: 'Cette valeur n’est pas autorisée[ ; valeurs possibles : {allowed}].',
  },
  invalid_format: {
    en: 'This value has the wrong format[; expected: {expected}].',
    fr: 'Cette valeur n’a pas le bon format[ ; attendu : {expected}].',
  },
  not_a_number: { en: 'This must be a whole number.', fr: 'Cette valeur doit être un nombre entier.' },
  out_of_range: {
    en: 'This value is out of range[; at least {minimum}][; at most {maximum}].',
    fr: 'Cette valeur est hors limites[ ; au moins {minimum}][ ; au plus {maximum}].',
  },
  blank: { en: 'This must not be empty.', fr: 'Cette valeur ne peut pas être vide.' },
  too_short: { en: 'This is too short; at least {minimum}.', fr: 'C’est trop court ; au moins {minimum}.' },
  too_long: {
    en: 'This is too long: at most {maximum}[, not {actual}].',
    fr: 'C’est trop long : au plus {maximum}[, et non {actual}].',
  },
  too_long_for_platform: {
    en: 'This is too long for {platform}: at most {limit} {unit}, not {actual}.',
    fr: 'C’est trop long pour {platform} : au plus {limit} {unit}, et non {actual}.',
  },
  too_few: { en: 'Too few items; at least {minimum}.', fr: 'Trop peu d’éléments ; au moins {minimum}.' },
  too_many: { en: 'Too many items; at most {maximum}.', fr: 'Trop d’éléments ; au plus {maximum}.' },
  duplicate_value: { en: 'The same value is given twice.', fr: 'La même valeur est donnée deux fois.' },
  nul_character: {
    en: 'This must not contain a NUL character.',
    fr: 'Cette valeur ne peut pas contenir de caractère NUL.',
  },
  invalid_text: {
    en: 'This is not valid Unicode text.',
    fr: 'Cette valeur n’est pas un texte Unicode valide.',
  },
  invalid_cursor: {
    en: 'This cursor is not valid for this list and these filters.',
    fr: 'Ce curseur n’est pas valable pour cette liste et ces filtres.',
  },
  invalid_url: { en: 'This is not a complete URL.', fr: 'Ce n’est pas une URL complète.' },
  invalid_phone_number: {
    en: 'This is not a telephone number[ of {region}]; include the country code, as in +33 1 99 00 12 34.',
    fr: 'Ce n’est pas un numéro de téléphone[ de {region}] ; indiquez l’indicatif du pays, comme dans +33 1 99 00 12 34.',
  },
  url_of_other_platform: {
    en: 'This is not an address of {platform}[, but one of {actual}].',
    fr: 'Ce n’est pas une adresse de {platform}[, mais de {actual}].',
  },
  url_without_id: {
    en: 'This address of {platform} does not name the page of one business or app.',
    fr: 'Cette adresse de {platform} ne désigne pas la page d’un établissement ou d’une application.',
  },
  url_scheme_not_allowed: { en: 'Only https URLs are accepted.', fr: 'Seules les URL https sont acceptées.' },
  url_credentials_not_allowed: {
    en: 'The URL must not contain a user name or password.',
    fr: 'L’URL ne peut pas contenir de nom d’utilisateur ni de mot de passe.',
  },
  url_fragment_not_allowed: {
    en: 'The URL must not contain a fragment (#…).',
    fr: 'L’URL ne peut pas contenir de fragment (#…).',
  },
  url_port_not_allowed: {
    en: 'The port must be 443 or above 1023.',
    fr: 'Le port doit être 443 ou supérieur à 1023.',
  },
  url_host_not_public: {
    en: 'The host does not have public addresses only.',
    fr: 'L’hôte n’a pas uniquement des adresses publiques.',
  },
  url_host_not_declared: {
    en: 'The host is not one that the contract declares.',
    fr: 'L’hôte n’est pas déclaré dans le contrat.',
  },
  overlapping_hours: {
    en: 'These hours overlap with others.',
    fr: 'Ces horaires en chevauchent d’autres.',
  },
  never_open: {
    en: 'At least one day needs opening hours; for a temporary closure change the status.',
    fr: 'Au moins un jour doit avoir des horaires d’ouverture ; pour une fermeture temporaire, modifiez le statut.',
  },
  regular_hours_required: {
    en: 'Special hours need regular ones.',
    fr: 'Les horaires exceptionnels supposent des horaires habituels.',
  },
  not_offered: {
    en: 'The platform does not offer this section to this place.',
    fr: 'La plateforme ne propose pas cette section à cet établissement.',
  },
  contains_url: {
    en: 'This must not contain the address of a web page.',
    fr: 'Cette valeur ne peut pas contenir l’adresse d’une page web.',
  },
  refused_by_platform: {
    en: 'The platform refuses this[: {reason}].',
    fr: 'La plateforme refuse cette valeur[ : {reason}].',
  },
  webhook_limit_reached: {
    en: 'The account has as many webhook endpoints as it may have[: {maximum}].',
    fr: 'Le compte a déjà autant de points de terminaison de webhook que possible[ : {maximum}].',
  },
} as const satisfies Record<string, Message>;

export type FaultCode = keyof typeof faultCodes;
