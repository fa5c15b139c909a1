/** Loads a part and returns whether it is there now. The caller waits, which a worker may do. Each thread has its own instances. */
function loadPart(part) {
    try {
        const request = new XMLHttpRequest();
        request.open("GET", parts[part](), false);
        request.responseType = "arraybuffer";
        request.send();
        if (request.status !== 200) throw new Error(`${request.responseURL} could not be fetched (${request.status}).`);
        new WebAssembly.Instance(new WebAssembly.Module(request.response), { 0: wasm });
        return 1;
    } catch (error) {
        console.error(error);
        return 0;
    }
}
