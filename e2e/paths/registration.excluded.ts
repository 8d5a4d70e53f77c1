/** Transitions that no person can cause on a page of today, each with the reason. */
export const registrationExclusions: Readonly<Record<string, string>> = {
  "registration --variant.choose[0]--> (stays)":
    "There is one variant, and an address decides on it: the page has nothing to choose with.",
  "registration.login --email.change[0]--> (stays)":
    "The only field that changes the address is the registration's: who types there has turned to that form before.",
  "registration.register.email.opening --always[0]--> registration.register.email.checked":
    "No page hands an address over that was checked before: the field begins empty.",
  "registration.register.submission.open --registration.submit[0]--> (stays)":
    "As long as nobody has said as whom he orders the button is off, and Enter presses that button."
}
