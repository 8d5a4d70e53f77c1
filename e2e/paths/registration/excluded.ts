/** Transitions that no user can trigger on the current pages, each with the reason. */
export const registrationExclusions: Readonly<Record<string, string>> = {
  "registration --variant.choose[0]--> (stays)":
    "There is one variant, and an address decides on it: the page has nothing to choose with.",
  "registration.login --email.change[0]--> (stays)":
    "The fields that change the address are those of the forms for new users: typing there needs turning to such a form before.",
  "registration.register.email.opening --always[0]--> registration.register.email.checked":
    "No page hands an address over that was checked before: the field begins empty.",
  "registration.register.submission.open --registration.submit[0]--> (stays)":
    "Each form stands for one way to order: sending it needs choosing that way before."
}
