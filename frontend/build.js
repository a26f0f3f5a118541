// Builds the pages of the terminals: a folder with an index.html each, a script and a style sheet, and what they share.
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const pages = join(here, "..", "src", "pitboss", "terminals", "pages");
// The old pages stay until all new ones are built.
const out = `${pages}.new`;

/** Every page by its folder; home is the page at the root. */
const PAGES = {
  home: "Pitboss",
  player: "Player terminal",
  seat: "Seat",
  dealer: "Dealer terminal",
  supervisor: "Supervisor",
  cage: "Cage",
  inspector: "Surveillance",
  admin: "Administration",
  display: "Display",
  learn: "Learn",
  guide: "Rules and odds",
};

/** A page. Its imports and fonts are preloaded, so that they need not wait for script and style. */
const html = (page, title, shared, fonts) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <title>${title}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/${page}.css" />
    <script type="module" src="/${page}.js"></script>
${shared.map((name) => `    <link rel="modulepreload" href="/${name}" />\n`).join("")}${fonts.map((name) => `    <link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />\n`).join("")}  </head>
  <body class="${page}">
    <div id="app"></div>
    <noscript>This terminal needs JavaScript. 本终端需要 JavaScript。</noscript>
  </body>
</html>
`;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(join(here, "public"), out, { recursive: true });
const { metafile } = await build({
  entryPoints: Object.fromEntries(Object.keys(PAGES).map((page) => [page, join(here, page, "main.tsx")])),
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  chunkNames: "shared-[hash]",
  assetNames: "shared-[name]-[hash]",
  loader: { ".woff2": "file" },
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
});

/** What a script imports, all the way down. */
function importsOf(file, found = new Set()) {
  for (const { path, kind } of metafile.outputs[file].imports) {
    if (kind === "import-statement" && !found.has(path)) importsOf(path, found.add(path));
  }
  return found;
}

const fonts = Object.keys(metafile.outputs)
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => basename(file));
// The licence of the fonts has to be distributed with them.
await cp(join(here, "node_modules", "@fontsource-variable", "source-sans-3", "LICENSE"), join(out, "fonts-licence.txt"));

for (const [page, title] of Object.entries(PAGES)) {
  const folder = page === "home" ? out : join(out, page);
  await mkdir(folder, { recursive: true });
  const script = Object.keys(metafile.outputs).find((file) => basename(file) === `${page}.js`);
  await writeFile(
    join(folder, "index.html"),
    html(
      page,
      title,
      [...importsOf(script)].map((file) => basename(file)),
      fonts,
    ),
  );
}
await rm(pages, { recursive: true, force: true });
await rename(out, pages);
