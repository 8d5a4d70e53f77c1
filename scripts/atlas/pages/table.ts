const oneLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim().replaceAll("|", "\\|")

/** Text as a cell of a table: a stroke would end it, an angle bracket would begin a tag. */
const cell = (text: string): string => oneLine(text).replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Code in a cell; what is empty stays empty. */
export const codeCell = (text: string): string =>
  text === "" ? "" : text.includes("`") ? `\`\` ${oneLine(text)} \`\`` : `\`${oneLine(text)}\``

export const words = cell

/** A table of cells that are ready; nothing at all without rows. */
export const table = (
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  empty: string
): string =>
  rows.length === 0
    ? empty
    : [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")
