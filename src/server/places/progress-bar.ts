const width = 30

interface Screen {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

const bar = (title: string, part: number): string => {
  const done = Math.round(part * width)
  return `${title} [${"#".repeat(done)}${".".repeat(width - done)}] ${String(Math.round(part * 100)).padStart(3)} %`
}

/**
 * Creates a progress bar that a terminal redraws in place; elsewhere, e.g. in a log file, it prints one line for each
 * quarter. `part` is between 0 and 1; `line` prints a line above the bar.
 */
export const progressBar = (screen: Screen, title: string) => {
  let shown = ""
  let quarter = 0
  return {
    show: (part: number): void => {
      if (screen.isTTY === true) {
        const text = bar(title, part)
        if (text === shown) return
        shown = text
        screen.write(`\r${text}${part >= 1 ? "\n" : ""}`)
        if (part >= 1) shown = ""
      } else
        while (quarter < Math.floor(part * 4)) {
          quarter += 1
          screen.write(`${title}: ${quarter * 25} %\n`)
        }
    },
    line: (text: string): void => {
      screen.write(shown === "" ? `${text}\n` : `\r${text.padEnd(shown.length)}\n${shown}`)
    }
  }
}
