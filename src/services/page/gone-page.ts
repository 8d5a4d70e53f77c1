/** What the loader of a page returns that has ended: it is shown, with the status 410. */
export interface GonePage {
  readonly pageStatus: 410
}

/** Whether a page of these matches has ended, as its loader says. */
export const hasEnded = (matches: ReadonlyArray<{ readonly loaderData?: unknown }>): boolean =>
  matches.some(
    ({ loaderData }) =>
      typeof loaderData === "object" &&
      loaderData !== null &&
      "pageStatus" in loaderData &&
      loaderData.pageStatus === 410
  )
