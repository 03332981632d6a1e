import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page loads, in two files instead of forty: fewer requests, and they compress better together.
          groups: [
            { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            // Not the menu of the phone, which comes when it is first opened.
            {
              name: "shell",
              test: /web\/app\/(session|layouts|features\/notices\/maintenance|frame\/(?!side-menu|step-header))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8080" } },
});
