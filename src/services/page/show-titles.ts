interface Titled {
  readonly meta?: ReadonlyArray<{ readonly title?: string | undefined } | undefined> | undefined
}

interface TitledRouter {
  readonly state: { readonly matches: ReadonlyArray<Titled> }
  readonly subscribe: (event: "onRendered", listener: () => void) => () => void
}

/**
 * Updates the document title on each navigation in the browser; the head of the first page was rendered by the server.
 */
export const showTitles = (router: TitledRouter): void => {
  router.subscribe("onRendered", () => {
    const titles = router.state.matches
      .flatMap(({ meta }) => meta ?? [])
      .flatMap((entry) => entry?.title ?? [])
    const title = titles.at(-1)
    if (title !== undefined && title !== document.title) document.title = title
  })
}
