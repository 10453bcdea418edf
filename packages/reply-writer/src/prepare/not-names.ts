/** Words that show a display name to be a user, a business or a joke instead of a person's name (folded). */
export const notNames: ReadonlySet<string> = new Set(
  `a an the google user users utilisateur utilisatrice usuario nutzer anonymous anonyme anonimo anonym guest invite client cliente
  customer member membre local guide reviewer traveler traveller voyageur voyageuse tourist passenger passager visitor visiteur
  admin administrator moderator owner proprietaire manager staff system assistant bot ai nobody somebody someone
  unknown inconnu none null undefined na nom name prenom no not
  company compagnie societe sarl sas sa ltd inc llc gmbh corp group groupe co agency agence studio studios shop store boutique
  restaurant hotel bar cafe lounge spa salon garage immobilier travel travels voyages photography photographie channel official
  officiel team equipe club association services service consulting solutions transport events digital media
  foodie foodlover lover fan gamer happy angry unhappy disappointed truth honest king queen boss master ninja lord sir captain
  mama papa mom mum dad daddy mummy maman bebe baby chef coco loulou xxx lol mister miss
  ignore system instruction instructions previous reply write say prompt et and le la les une un des du de your you
  family famille plomberie plumbing taxi taxis auto autos pizza pizzeria clinic clinique dental school ecole academy fc asso renov batiment
  marketing conseil consult avocat avocats notaire expert experts service24 shopping deals reviews review avis test tester troll hater`
    .split(/\s+/u)
    .filter((word) => word !== '' && !['de', 'la', 'le', 'du'].includes(word)),
);
