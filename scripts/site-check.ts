import { contentOf, siteFindings } from "../src/server/site-file.ts"

/** `npm run site:check FILE`: lists everything in a SITE file that must be corrected before the shop opens. */
const usage =
  "Usage: npm run site:check FILE, the JSON file that SITE names; docs/site.json is one to begin with (docs/operations.md)."

const run = (file: string | undefined): number => {
  if (file === undefined) {
    console.error(usage)
    return 2
  }
  const read = contentOf(file)
  const problems = "problems" in read ? read.problems : siteFindings(read.content)
  for (const problem of problems) console.error(`SITE ${problem}`)
  console.log(
    problems.length === 0 ? `${file} is complete.` : `${file}: ${problems.length} to correct, listed above.`
  )
  return problems.length === 0 ? 0 : 1
}

process.exitCode = run(process.argv[2])
