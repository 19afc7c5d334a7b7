import * as z from "zod/mini";

// The contract's schemas are zod/mini's, which bring no words of their own for what does not fit.
z.config(z.locales.en());
