// Compresses what the build has made, so that the server only has to hand it out.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url).pathname;
const worth = /\.(html|js|css|svg|json|txt|ftl|webmanifest)$/;
const sizes = { plain: 0, gzip: 0, fonts: 0 };

function pack(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      pack(path);
    } else if (worth.test(name)) {
      const data = readFileSync(path);
      const gzip = gzipSync(data, { level: 9 });
      const br = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      writeFileSync(`${path}.gz`, gzip);
      writeFileSync(`${path}.br`, br);
      sizes.plain += data.length;
      sizes.gzip += gzip.length;
    } else if (name.endsWith(".woff2")) {
      sizes.fonts += statSync(path).size;
    }
  }
}

pack(dist);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`client ${kb(sizes.gzip)} compressed (${kb(sizes.plain)} plain), fonts ${kb(sizes.fonts)}`);
// What the page may weigh; more would be felt on a phone.
if (sizes.gzip > 200_000 || sizes.fonts > 80_000) {
  console.error("the client is larger than 200 kB compressed, or its fonts than 80 kB");
  process.exit(1);
}
