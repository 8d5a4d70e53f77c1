/** Why the transitions of local pages are excluded for now: their machine exists, their routes do not. */
const localPage =
  "Only a place's own page begins with a place, and those pages come later (issue 3 leaves them out); the model test walks it."

const noPort =
  "The child that asks turns every failure into a verdict of its own, so that it never fails itself; a mistake in it alone could."

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const simpleCalculatorExclusions: Readonly<Record<string, string>> = {
  "simpleCalculator.filling.zip.prefilled --always[0]--> simpleCalculator.filling.zip.assumed": localPage,
  "simpleCalculator.filling.zip.assumed --search.start[0]--> simpleCalculator.filling.zip.checking":
    localPage,
  "simpleCalculator.filling.zip.assumed --settings.open[0]--> simpleCalculator.filling.zip.checking":
    localPage,
  "simpleCalculator.filling.location.sorting --always[0]--> simpleCalculator.filling.location.holding":
    localPage,
  "simpleCalculator.filling.location.holding --amount.change[0]--> simpleCalculator.filling.location.released":
    localPage,
  "simpleCalculator.filling.page --zip.change[0]--> simpleCalculator.filling.page.awaitingZip": localPage,
  "simpleCalculator.filling.page.awaitingZip --always[0]--> simpleCalculator.filling.page.asking": localPage,
  "simpleCalculator.filling.page.asking --xstate.done.actor.checkLocalPage[0]--> simpleCalculator.filling.page.found":
    localPage,
  "simpleCalculator.filling.page.asking --xstate.done.actor.checkLocalPage[1]--> simpleCalculator.filling.page.staying":
    localPage,
  "simpleCalculator.filling.page.asking --xstate.error.actor.checkLocalPage[0]--> simpleCalculator.filling.page.staying":
    localPage,
  "simpleCalculator.filling.page.found --always[0]--> simpleCalculator.filling.page.moving": localPage,
  "simpleCalculator.filling.page.moving --page.shown[0]--> simpleCalculator.filling.page.staying": localPage,
  "simpleCalculator.filling.zip.uncheckable --zip.recheck[0]--> simpleCalculator.filling.zip.checking":
    "The form has no button of its own for another check: start and settings check again.",
  "simpleCalculator.filling.wish.refused --zip.recheck[0]--> simpleCalculator.filling.wish.browsing":
    "As above: there is no such button.",
  "simpleCalculator.filling.zip.checking --xstate.error.actor.zipCheck[0]--> simpleCalculator.filling.zip.uncheckable":
    noPort,
  "simpleCalculator.filling.hint.looking --xstate.error.actor.countryHint[0]--> simpleCalculator.filling.hint.unhinted":
    noPort,
  "zipCheck.recalling --xstate.error.actor.recallVerdict[0]--> zipCheck.asking":
    "Reading what the browser keeps never fails: storage that is missing or forbidden becomes memory."
}
