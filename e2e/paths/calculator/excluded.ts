const noPort =
  "The child that asks turns every failure into a verdict of its own, so that it never fails itself; a mistake in it alone could."

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const calculatorExclusions: Readonly<Record<string, string>> = {
  "calculator.initializing.stored.recalling --xstate.error.actor.recallConfiguration[0]--> calculator.initializing.stored.known":
    "Reading what the browser keeps never fails: storage that is missing or forbidden becomes memory.",
  "calculator.ready.blocked.zipInvalid.looking --xstate.error.actor.countryHint[0]--> calculator.ready.blocked.zipInvalid.unhinted":
    noPort,
  "calculator.ready.calculated.empty.explaining --xstate.error.actor.zipCheck[0]--> calculator.ready.calculated.empty.unexplained":
    noPort,
  "calculator.ready.calculated.empty.unserved.looking --xstate.error.actor.countryHint[0]--> calculator.ready.calculated.empty.unserved.unhinted":
    noPort,
  "calculator.ready.calculating --calculation.start[0]--> (stays)":
    "While the server calculates, the button takes no second click, and Enter presses that button: the machine would not mind."
}
