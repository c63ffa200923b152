/**
 * Common words, first names and places within one or two letters of a food name. They are never
 * corrected: "mouth" does not mean moth beans.
 */
export const uncorrectedWords: readonly string[] =
  `accident activate africa alone anchor angela angle april australia automatic backing backpack backyard
  barber barely basis battery battle beard beast beforehand believed below biased blonde blown booth
  brain brake breathe brian bride brief brought brush bryan burke callback carried carve chair charge
  charger chart chat chief chill choir christina claim clamp cliff clone coast collar color compete complain
  complaint compose compute conflict conscious consent constant contest context convey cooldown county
  crane crashed crossfit crowded current curse curve defer delete deliver deny desert diary doing dresser
  drill dropping drown dying eater entrance everywhere explore expose fairly falling favor feedback
  fellow fired flood follow force forecast former freed freezing froze generate gently germany
  girlfriend grandfather grandmother granted groan growl grown guard handling handshake handsome harsh
  headless health heard highlight household instance isolated korea latter launch lawyer learn lifetime
  logan login lunar lunges lying machinery magazine maintain manage margaret marry martin match matches
  meant megan metal michelle modern module money mosquito mouse mouth newspaper noise organize overcome
  overhead padding paint painted palace panel parking partly peace peter placed planet planted pleasant
  point points possible powered presence pressure previous print printed processor produce project
  promised protest pruned purchase purse raining raise realm reduce remove robot roman roommate rough
  russia sample saved scope scored seize seller separate server sewing shade shaken shallow shave shelf
  shine shiny shopped shortcut shouldnt shout similar singing slash sleepless slide slippers slope smoke
  smoker snapshot snowy sober solve somewhat somewhere speed spite spouse sprained stair stairs stake
  stale stare statue steal steep steven sting stole storing stream super supply surprise sweden temper
  template tested thinking threat threaten timer transport understanding virginia vital waiter waiting
  waking walter wander wheelchair workplace writing yourself`.split(/\s+/);
