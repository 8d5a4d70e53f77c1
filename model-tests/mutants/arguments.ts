/** The requested targets, each once; or an error message. */
export type Wish =
  | { readonly kind: "run"; readonly names: ReadonlyArray<string> }
  | { readonly kind: "refused"; readonly line: string }

/** Parses `[TARGET …]`; without arguments all targets are selected. */
export const wishOf = (args: ReadonlyArray<string>, targets: ReadonlyArray<string>): Wish => {
  const unknown = args.filter((each) => !targets.includes(each))
  return unknown.length > 0
    ? { kind: "refused", line: `No mutants of ${unknown.join(", ")}: choose from ${targets.join(", ")}.` }
    : { kind: "run", names: args.length > 0 ? [...new Set(args)] : targets }
}
