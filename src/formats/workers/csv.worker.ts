import { openCsv } from "../csv/write-csv.ts";
import { serveWriter } from "./serve-writer.ts";

serveWriter(openCsv);
